/** What to do when neither a build nor what makes one is there. */
export const NOT_BUILT =
  "The store is not built, and the packages that build it are missing. Run 'npm ci' without --omit=dev, or copy the folder dist of a built store here.";

/** One sentence in place of a stack trace when a package is not installed. */
export function explainMissing(error) {
  const name = /^Cannot find (?:package|module) '([^./\\'][^':]*)'/.exec(error?.message ?? '')?.[1];
  if (name === undefined) throw error;
  console.error(`The package ${name} is not installed. Run 'npm ci' in this folder ('npm ci --omit=dev' is enough beside a built dist).`);
  process.exit(1);
}
