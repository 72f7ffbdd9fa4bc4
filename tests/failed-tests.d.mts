/** A miss of lighthouserc.json on a page. */
export interface LighthouseMiss {
  readonly url: string;
  readonly audit: string;
}

/** What the report says was missed; nothing where there is no report. */
export function missedInLighthouse(reportFile: string): readonly LighthouseMiss[];
