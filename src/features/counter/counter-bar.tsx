import { counterTexts } from './counter.texts';
import { Link } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { deskHere } from '../../offline/desk-here';
import css from './counter.module.css';
import { NextCustomerButton } from './next-customer-button';

export function CounterBar() {
  const isDeskOpen = useSyncExternalStore(deskHere.subscribe, deskHere.isOpen);
  useEffect(() => {
    // counter.module.css dims what staff do not need, and lifts the other bars above this one.
    document.documentElement.dataset['counter'] = 'on';
    return () => void delete document.documentElement.dataset['counter'];
  }, []);
  return (
    <nav className={css['bar']} aria-label={counterTexts.bar} data-on-dark>
      {isDeskOpen ? <a href="/desk">{counterTexts.desk}</a> : null}
      <Link to="/scan">{counterTexts.scan}</Link>
      <Link to="/rooms">{counterTexts.rooms}</Link>
      <Link to="/quotes/{-$quoteId}" params={{ quoteId: undefined }}>
        {counterTexts.quotes}
      </Link>
      <Link to="/products" activeOptions={{ includeSearch: false }}>
        {counterTexts.find}
      </Link>
      <NextCustomerButton />
    </nav>
  );
}
