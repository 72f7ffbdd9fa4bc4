import css from './floor-title.module.css';

/** 'Family 20 - Coastal Maple' in two lines, without a dash at a line's end. */
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
