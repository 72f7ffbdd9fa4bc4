import css from './card-logos.module.css';

/** Drawn, not written: letters of sizes that nothing else has would each be asked of the device while the first layout waits. */
export function CardLogos() {
  return (
    <ul role="list" className={css['logos']} aria-label="Cards we take">
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Visa">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <path d="M13.5 11l2.2 8.6L21 11m3.4 0L22.6 20m9.5-7.6c-1.3-1.2-4.8-1.4-5.1.8-.4 2.5 4.3 1.6 4 4.2-.4 2.8-4.3 2.7-5.6 1.1m7.5 1.5l5.4-8.7 1.6 8.7m-4.8-2.9h4.2" fill="none" stroke="#1a1f71" strokeWidth="2" />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Mastercard">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <circle cx="19.5" cy="15" r="8.5" fill="#eb001b" />
          <circle cx="28.5" cy="15" r="8.5" fill="#f79e1b" fillOpacity="0.92" />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="American Express">
          <rect width="48" height="30" rx="4" fill="#1f6fb8" />
          <path d="M8.6 19l2.9-7.6 2.9 7.6m-4.8-2.5h3.8m3.7 2.5v-7l3.2 4.7 3.2-4.7v7m8-6.8h-4.6v6h4.6m-4.6-3h4m2.7-3.2l5.2 7m0-7l-5.2 7" fill="none" stroke="#fff" strokeWidth="1.6" />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Discover">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <path d="M48 17v9a4 4 0 0 1-4 4H20c12-2 22-6 28-13z" fill="#f58220" />
          <path
            d="M5.3 10v5h1.1c1.6 0 2.5-1 2.5-2.5S8 10 6.4 10zm5.7-.5v6m5.3-4.8c-.7-.8-3-.9-3 .6 0 1.5 3.1.8 3.1 2.4 0 1.7-2.5 1.6-3.3.6m9.4-3.3c-.4-.6-1.1-1-1.9-1-1.4 0-2.4 1.1-2.4 2.5s1 2.5 2.4 2.5c.8 0 1.5-.4 1.9-1m1.6-1.5a2.4 2.5 0 1 0 4.8 0 2.4 2.5 0 1 0-4.8 0m6.4-2.5l1.9 5 1.9-5m4.5.1h-2.8v4.8h2.8m-2.8-2.4h2.4m2 2.9V10h1.5c2.2 0 2.2 2.8 0 2.8h-1.5m1.6 0l1.8 2.7"
            fill="none"
            stroke="#14110f"
          />
        </svg>
      </li>
    </ul>
  );
}
