import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { ORDER_STATES, type OrderState } from '../domain/order-life';
import { TODAY_KINDS, type TodayKind } from '../domain/desk/today';
import { Frame } from './frame';
import { HandoverPage } from './handover/handover-page';
import { MessagesPage } from './messages/messages-page';
import { MissingPage } from './missing-page';
import { OrderPage } from './orders/order-page';
import { OrdersPage } from './orders/orders-page';
import { PackingSlipPage } from './orders/packing-slip-page';
import { ReceiptPage } from './orders/receipt-page';
import { RouteSheetPage } from './orders/route-sheet-page';
import { ActsPage } from './people/acts-page';
import { PeoplePage } from './people/people-page';
import { YouPage } from './people/you-page';
import { QuotesPage } from './quotes-page';
import { SampleLabelsPage } from './samples/sample-labels-page';
import { SamplesPage } from './samples/samples-page';
import { JoinPage } from './session/join-page';
import { SignInPage } from './session/sign-in-page';
import { StockPage } from './stock/stock-page';
import { TodayPage } from './today/today-page';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

interface OrdersSearch {
  readonly q?: string;
  readonly state?: OrderState;
  /** A list of Today. */
  readonly due?: TodayKind;
}

interface StockSearch {
  readonly q?: string;
  readonly low?: true;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);
/** Only what is set stands in the address. */
const words = (search: Readonly<Record<string, unknown>>): { q?: string } => (textOf(search['q']) === '' ? {} : { q: textOf(search['q']) });

const root = createRootRoute({ component: Frame, notFoundComponent: MissingPage });
const getParentRoute = () => root;

const today = createRoute({ getParentRoute, path: '/desk', component: TodayPage });
const login = createRoute({ getParentRoute, path: '/desk/login', component: SignInPage });
const join = createRoute({ getParentRoute, path: '/desk/join', component: JoinPage });
const orders = createRoute({
  getParentRoute,
  path: '/desk/orders',
  component: OrdersPage,
  validateSearch: (search: Readonly<Record<string, unknown>>): OrdersSearch => {
    const state = oneOf(ORDER_STATES, search['state']);
    const due = oneOf(TODAY_KINDS, search['due']);
    return { ...words(search), ...(state === undefined ? {} : { state }), ...(due === undefined ? {} : { due }) };
  },
});
const order = createRoute({ getParentRoute, path: '/desk/orders/$number', component: OrderPage });
const slip = createRoute({ getParentRoute, path: '/desk/orders/$number/slip', component: PackingSlipPage });
const receipt = createRoute({ getParentRoute, path: '/desk/orders/$number/receipt', component: ReceiptPage });
const handover = createRoute({ getParentRoute, path: '/desk/handover', component: HandoverPage, validateSearch: words });
const routeSheet = createRoute({ getParentRoute, path: '/desk/route', component: RouteSheetPage });
const samples = createRoute({ getParentRoute, path: '/desk/samples', component: SamplesPage });
const labels = createRoute({ getParentRoute, path: '/desk/samples/labels', component: SampleLabelsPage });
const messages = createRoute({ getParentRoute, path: '/desk/messages', component: MessagesPage });
const quotes = createRoute({ getParentRoute, path: '/desk/quotes', component: QuotesPage, validateSearch: words });
const stock = createRoute({
  getParentRoute,
  path: '/desk/stock',
  component: StockPage,
  validateSearch: (search: Readonly<Record<string, unknown>>): StockSearch => ({
    ...words(search),
    ...(search['low'] === true ? { low: true } : {}),
  }),
});
const people = createRoute({ getParentRoute, path: '/desk/people', component: PeoplePage });
const history = createRoute({ getParentRoute, path: '/desk/history', component: ActsPage });
const you = createRoute({ getParentRoute, path: '/desk/you', component: YouPage });

/** The Desk's own routes: not those of the shop, whose pages know none of them. */
const routeTree = root.addChildren([
  today,
  login,
  join,
  orders,
  order,
  slip,
  receipt,
  handover,
  routeSheet,
  samples,
  labels,
  messages,
  quotes,
  stock,
  people,
  history,
  you,
]);

export const router = createRouter({ routeTree, scrollRestoration: true, defaultPreload: false });
