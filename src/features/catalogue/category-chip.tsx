import { Link, useNavigate, type LinkProps } from '@tanstack/react-router';
import { useState, type MouseEvent } from 'react';
import { opensElsewhere } from '../../ui/opens-elsewhere';
import css from './category-chip.module.css';

interface CategoryChipProps {
  readonly target: Pick<LinkProps, 'to' | 'params' | 'activeOptions'>;
  readonly children: string;
}

/**
 * A press marks the link at once and navigates one frame later: rendering a list takes a slow phone more than 100 ms (`npm run bench --
 * controls`).
 */
export function CategoryChip({ target, children }: CategoryChipProps) {
  const navigate = useNavigate();
  const [isPressed, setPressed] = useState(false);
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setPressed(true);
    requestAnimationFrame(() => setTimeout(() => void navigate(target).finally(() => setPressed(false))));
  };
  return (
    <Link {...target} className={css['chip']} data-pressed={isPressed || undefined} onClick={follow}>
      {children}
    </Link>
  );
}
