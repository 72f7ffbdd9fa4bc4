import type { LighthouseReport } from '../../tests/lighthouse/audit-page';

/** What one run of Lighthouse said of a page: a score of 0 to 1, layout shift without a unit, the rest in milliseconds. */
export interface PageFigures {
  readonly score: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
  /** What the machine could do right then, as Lighthouse measures it: other programs and the host make it less. */
  readonly machineSpeed: number;
  /** How many times slower than that the phone was taken to be. */
  readonly slowdown: number;
}

export function figuresOf({ categories, audits, environment, configSettings }: LighthouseReport): PageFigures {
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: categories.performance.score ?? Number.NaN,
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    machineSpeed: environment.benchmarkIndex,
    slowdown: configSettings.throttling.cpuSlowdownMultiplier,
  };
}

/** The versions of Lighthouse and of the browser. */
export function measuredBy({ lighthouseVersion, environment }: LighthouseReport): string {
  return `Lighthouse ${lighthouseVersion}, ${/\w*Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? 'unknown browser'}`;
}
