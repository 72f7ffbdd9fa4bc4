/** A style sheet as text, with its imports and the addresses of its fonts written out by the build. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
