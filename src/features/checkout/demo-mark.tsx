import css from './checkout.module.css';

export function DemoMark() {
  return (
    <p className={css['demo']}>
      <strong>Demo payments</strong> No money moves here. Use card 4242 4242 4242 4242 with any future date, CVC and ZIP.
    </p>
  );
}
