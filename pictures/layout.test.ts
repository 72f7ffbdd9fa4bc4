import { describe, expect, it } from 'vitest';
import { blankSpot, drawJoints, staggerMm, straightLayout, herringboneLayout } from './layout';
import { looks } from './looks';

describe('herringbone', () => {
  const [length, width] = [720, 150];
  const layout = herringboneLayout(length, width, 7);

  it('covers every point with one board, at a place on that board', () => {
    const spot = blankSpot();
    const astray: unknown[] = [];
    for (let y = -1500; y < 1500; y += 17) {
      for (let x = -1500; x < 1500; x += 13) {
        spot.board = -1;
        layout.locate(x, y, spot);
        const isOnBoard = spot.board >= 0 && spot.along >= 0 && spot.along < length && spot.across >= 0 && spot.across < width;
        if (!isOnBoard) astray.push({ x, y, ...spot });
      }
    }
    expect(astray).toEqual([]);
  });

  it('gives each board its whole area and no more, so no two overlap', () => {
    const spot = blankSpot();
    const points = new Map<number, number>();
    const edges = new Set<number>();
    const [half, step] = [1800, 6];
    for (let y = -half; y < half; y += step) {
      for (let x = -half; x < half; x += step) {
        layout.locate(x, y, spot);
        points.set(spot.board, (points.get(spot.board) ?? 0) + 1);
        if (Math.max(Math.abs(x), Math.abs(y)) > half - 2 * step) edges.add(spot.board);
      }
    }
    const whole = [...points].filter(([board]) => !edges.has(board));
    expect(whole.length).toBeGreaterThan(40);
    for (const [, count] of whole) {
      expect(Math.abs(count * step * step - length * width) / (length * width)).toBeLessThan(0.03);
    }
  });
});

describe('planks in rows', () => {
  it('joints of neighbouring rows stay at least 150 mm apart', () => {
    for (const look of looks) {
      if (look.kind === 'stone' || look.pattern === 'herringbone') continue;
      const joints = drawJoints(look.lengthMm, look.id, Math.min(300, look.lengthMm * 0.2));
      joints.forEach((joint, row) => {
        if (row > 0) expect(staggerMm(joint, joints[row - 1] ?? 0, look.lengthMm)).toBeGreaterThanOrEqual(150);
      });
    }
  });

  it('a row has at most one joint within a plank length', () => {
    const layout = straightLayout(1220, 180, 101);
    const spot = blankSpot();
    for (let y = 90; y < 3600; y += 180) {
      const seen = new Set<number>();
      for (let x = 0; x < 1219; x += 1) {
        layout.locate(x, y, spot);
        seen.add(spot.board);
      }
      expect(seen.size).toBeLessThanOrEqual(2);
    }
  });
});
