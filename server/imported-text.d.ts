/** A stylesheet as text, with imports and font URLs resolved by the build. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A file as text. */
declare module '*.html?raw' {
  const text: string;
  export default text;
}
