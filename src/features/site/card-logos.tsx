import css from './card-logos.module.css';

const word = { fontFamily: 'var(--font-text)', fontWeight: 700, textAnchor: 'middle' } as const;

export function CardLogos() {
  return (
    <ul role="list" className={css['logos']} aria-label="Cards we take">
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Visa">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <text x="24" y="20" fontSize="13" fontStyle="italic" fill="#1a1f71" {...word}>VISA</text>
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
          <text x="24" y="19" fontSize="10" fill="#fff" {...word}>AMEX</text>
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Discover">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <path d="M48 17v9a4 4 0 0 1-4 4H20c12-2 22-6 28-13z" fill="#f58220" />
          <text x="23" y="15" fontSize="7.5" fill="#14110f" {...word}>DISCOVER</text>
        </svg>
      </li>
    </ul>
  );
}
