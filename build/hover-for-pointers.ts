import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

const HOVER = '(hover: hover)';

/**
 * Styles under the pointer only where there is one. A finger that taps leaves ':hover' behind: what it touched would change its
 * colours once more, frame after frame, while the tap's own answer is to be drawn. Written as `:hover` in the style sheets, brought
 * into `@media (hover: hover)` by the build.
 */
export const hoverForPointers = {
  postcssPlugin: 'hover-for-pointers',
  Rule(rule, { AtRule }) {
    const { parent } = rule;
    if (!rule.selector.includes(':hover') || (parent?.type === 'atrule' && 'params' in parent && parent.params === HOVER)) return;
    const underPointer = rule.selectors.filter((selector) => selector.includes(':hover'));
    const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
    const forPointers = new AtRule({ name: 'media', params: HOVER });
    forPointers.append(rule.clone({ selectors: underPointer }));
    rule.after(forPointers);
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
} satisfies PostcssPlugin;
