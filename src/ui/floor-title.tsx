import css from './floor-title.module.css';

/** A floor's title: 'Family 20 - Coastal Maple' in two lines, series and name, without a dash at a line's end. Any other title unchanged. */
export function FloorTitle({ title }: { readonly title: string }) {
  const parts = /^(.+?)( - )(.+)$/.exec(title);
  if (parts === null) return <span>{title}</span>;
  return (
    <>
      <span className={css['series']}>{parts[1]}</span>
      <span className="visually-hidden">{parts[2]}</span>
      <span>{parts[3]}</span>
    </>
  );
}
