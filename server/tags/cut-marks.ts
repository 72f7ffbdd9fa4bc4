import { MARGIN_INCHES, PAGE_INCHES, tagInches, type TagSize } from './tag-sizes';

const MARK_INCHES = 0.2;
/** A slightly misplaced cut leaves no line on a tag. */
const GAP_INCHES = 0.06;

/** In the page's margin, at both ends of each cut. */
export function cutMarks(size: TagSize): string {
  const { width, height } = tagInches(size);
  const columns = Array.from({ length: size.columns + 1 }, (_, index) => MARGIN_INCHES + index * width);
  const rows = Array.from({ length: size.rows + 1 }, (_, index) => MARGIN_INCHES + index * height);
  const near = MARGIN_INCHES - GAP_INCHES;
  const path = [
    ...columns.flatMap((x) => [`M${x} ${near}v-${MARK_INCHES}`, `M${x} ${PAGE_INCHES.height - near}v${MARK_INCHES}`]),
    ...rows.flatMap((y) => [`M${near} ${y}h-${MARK_INCHES}`, `M${PAGE_INCHES.width - near} ${y}h${MARK_INCHES}`]),
  ].join('');
  return `<svg class="cuts" aria-hidden="true" viewBox="0 0 ${PAGE_INCHES.width} ${PAGE_INCHES.height}"><path d="${path}"/></svg>`;
}
