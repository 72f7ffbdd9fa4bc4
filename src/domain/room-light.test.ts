import { describe, expect, test } from 'vitest';
import { develop, linearFromHex, meteredFor, mirrorShare, toLinear } from './room-light';

const developed = (...rgb: readonly number[]): readonly number[] => {
  const light = Float64Array.from(rgb);
  develop(light);
  return [...light];
};

describe('Light on a screen', () => {
  test('Light up to the knee is shown as it is, and no light as black', () => {
    for (const [shown, light] of [
      [developed(0.46, 0.2, 0.1), [0.46, 0.2, 0.1]],
      [developed(0, 0, 0), [0, 0, 0]],
    ] as const) {
      shown.forEach((value, channel) => expect(value).toBeCloseTo(light[channel] ?? Number.NaN, 12));
    }
  });

  test('Brighter light is rolled off: brighter stays brighter, and never reaches white', () => {
    const [grey = 0] = developed(1.03, 1.03, 1.03);
    expect(grey).toBeCloseTo(0.46 + 0.54 * (1 - Math.exp(-1)), 12);
    const [brighter = 0] = developed(3, 3, 3);
    expect(brighter).toBeGreaterThan(grey);
    expect(brighter).toBeLessThan(1);
  });

  test('Most of the roll-off is shared by the channels, so that a sunlit floor keeps its tint', () => {
    const sunlit = 0.46 + 0.54 * (1 - Math.exp(-(1 - 0.46) / 0.57));
    const [red, green, blue] = developed(1, 0.4, 0.2);
    expect(red).toBeCloseTo(sunlit, 12);
    expect(green).toBeCloseTo(0.7 * 0.4 * sunlit + 0.3 * 0.4, 12);
    expect(blue).toBeCloseTo(0.7 * 0.2 * sunlit + 0.3 * 0.2, 12);
  });

  test('The brightest channel counts, whichever it is', () => {
    const [sunlit = 0] = developed(1, 0.4, 0.2);
    expect(developed(0.2, 1, 0.4)[1]).toBeCloseTo(sunlit, 12);
    expect(developed(0.2, 0.4, 1)[2]).toBeCloseTo(sunlit, 12);
  });
});

describe('Exposure', () => {
  test('A floor of middle tone is lit as it is, by how bright its channels look', () => {
    expect(meteredFor([0.3, 0.3, 0.3])).toBeCloseTo(1, 12);
    expect(meteredFor([0.5, 0.4, 0.3])).toBeCloseTo((0.3 / 0.42) ** 0.34, 12);
  });

  test('A pale floor gets less light and a dark one hardly more, each up to a limit', () => {
    expect(meteredFor([1, 1, 1])).toBe(0.78);
    expect(meteredFor([0.01, 0.01, 0.01])).toBe(1.02);
  });
});

test('A floor mirrors more at a flat angle and with more sheen', () => {
  expect(mirrorShare(1, 1)).toBeCloseTo(0.03, 12);
  expect(mirrorShare(0, 1)).toBeCloseTo(0.43, 12);
  expect(mirrorShare(1, 0)).toBeCloseTo(0.009, 12);
  expect(mirrorShare(0.5, 0.5)).toBeCloseTo((0.03 + 0.4 / 32) * 0.65, 12);
});

describe('Colours', () => {
  test('A channel is read by the curve of sRGB, its dark end too', () => {
    expect(toLinear(0.04045)).toBeCloseTo(0.04045 / 12.92, 12);
    expect(toLinear(0.5)).toBeCloseTo(0.214041140482, 9);
    expect([toLinear(0), toLinear(1)]).toEqual([0, 1]);
  });

  test('A colour written in hex is its three channels', () => {
    expect(linearFromHex('#ff0080')).toEqual([1, 0, toLinear(128 / 255)]);
    expect(linearFromHex('#00ff01')).toEqual([0, 1, toLinear(1 / 255)]);
  });
});
