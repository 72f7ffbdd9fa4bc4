// The names of what failed, for the last lines of `npm test`: a CI log is often kept by its end only.
import { readFileSync } from 'node:fs';

/** 'file › title: first line of the error' of what failed in vitest, as tests/unit-report.mjs wrote it down. */
export const failedInVitest = (reportFile) => read(reportFile, ({ lines }) => lines);

/** The files to try again; none, which is all of them, when it is not known where it failed. */
export const failedFilesInVitest = (reportFile) => read(reportFile, ({ failedFiles }) => (failedFiles.includes('') ? [] : failedFiles), []);

/** The same from Playwright's JSON report; a test that passed at a second try is named too. */
export function failedInPlaywright(reportFile) {
  return read(reportFile, (report) => [
    ...report.errors.map((error) => lineOf('playwright', 'did not run', error.message)),
    ...report.suites
      .flatMap(specsOf)
      .flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map((test) =>
            lineOf(
              spec.file,
              `${spec.title}${test.status === 'flaky' ? ' (passed at the second try)' : ''}`,
              test.results[0]?.error?.message,
            ),
          ),
      ),
  ]);
}

/** Which assertion of lighthouserc.json failed on which page, with the figure seen. */
export function failedInLighthouse(reportFile) {
  return read(reportFile, (results) =>
    results
      .filter(({ passed, level }) => !passed && level === 'error')
      .map(
        ({ url, auditProperty, auditId, name, actual, operator, expected }) =>
          `${new URL(url).pathname} › ${auditProperty ?? auditId ?? name}: ${actual}, expected ${operator} ${expected}`,
      ),
  );
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** One failure on one line, without the terminal's colours. */
export const lineOf = (file, title, message) => `${file} › ${title}: ${plain(message ?? 'no message').slice(0, 300)}`;

/** Without the terminal's colours, on one line. */
const plain = (text) =>
  text
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, 3)
    .join(' | ');

function read(reportFile, pick, otherwise = [`no report at ${reportFile}: the step ended before it was written`]) {
  try {
    return pick(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    return otherwise;
  }
}
