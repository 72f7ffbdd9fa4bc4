import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

/** Fields that search engines would take as well, such as ratings, certificates and trade numbers. The shop does not have them. */
const ONLY_OPTIONAL = /^Missing (?:field "\w+" \(optional\)|one of field )/;

/** What a validator of rich results finds missing or wrong in a document. Optional fields may be missing. */
export async function richResultProblems(html: string): Promise<readonly string[]> {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const issues = await new Validator().validate(found);
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || !ONLY_OPTIONAL.test(issueMessage))
    .map(({ severity, issueMessage, path }) => `${severity} ${JSON.stringify(path)} ${issueMessage}`);
}

const FOLDER = '.cache/structured-data';
const TSC = ['node_modules/typescript/bin/tsc', '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];

/** Every type and property is of the schema.org vocabulary, and each value of a type that its property takes: the texts are checked as programs. */
export async function vocabularyProblems(graphs: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const program = [...graphs].map(([path, json], index) => `// ${path}\nexport const page${index}: Graph = ${json};`);
  await mkdir(FOLDER, { recursive: true });
  const file = `${FOLDER}/pages-${process.pid}.ts`;
  await writeFile(file, ["import type { Graph } from 'schema-dts';", ...program].join('\n'));
  try {
    return await promisify(execFile)(process.execPath, [...TSC, file], { maxBuffer: 50_000_000 }).then(
      () => [],
      (failure: { readonly stdout?: string }) => (failure.stdout ?? String(failure)).split('\n').filter((line) => line !== ''),
    );
  } finally {
    await rm(file, { force: true });
  }
}
