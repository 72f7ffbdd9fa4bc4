import { classNames } from '../../ui/class-names';
import css from './save-badge.module.css';

export function SaveBadge({ label, className }: { readonly label: string; readonly className?: string | undefined }) {
  return <span className={classNames(css['badge'], className)}>{label}</span>;
}
