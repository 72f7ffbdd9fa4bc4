import { classNames } from './class-names';
import css from './skeleton.module.css';

export interface SkeletonProps {
  readonly aspect?: string;
  readonly height?: number;
  readonly width?: string;
  readonly className?: string | undefined;
}

export function Skeleton({ aspect, height, width, className }: SkeletonProps) {
  return <div aria-hidden="true" className={classNames(css['block'], className)} style={{ aspectRatio: aspect, height, width }} />;
}
