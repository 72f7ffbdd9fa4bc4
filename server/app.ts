import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { getCatalogueChanges } from '../src/contract/catalogue-changes';
import {
  AUTH_KEY_HEADER,
  CART_DEVICE_HEADER,
  CART_PRODUCT_HEADER,
  CART_SEQUENCE_HEADER,
  CART_VERSION_HEADER,
  MESSAGE_ID_HEADER,
  QUESTION_HEADER,
  REQUEST_ID_HEADER,
  XSRF_HEADER,
} from '../src/contract/headers';
import { API_PREFIX, createApi } from './http/api';
import { askedLanguage, inLanguage } from './languages/spoken-language';
import { createCrossSite } from './http/cross-site';
import { errorReply } from './http/error-reply';
import { HttpProblem } from './http/problems';
import { createLimitRate } from './http/rate-limits';
import { receiveBody } from './http/read-form';
import { requestLog } from './http/request-log';
import { CALL_PACE, createRequestPace, createRequestRate, FEED_RATE } from './http/request-rate';
import { securityHeaders } from './http/security-headers';
import { createSecurityLog, reportLimit } from './http/security-log';
import { createWorkLimit } from './http/work-limit';
import type { StoreApp, StoreEnv } from './http/store-app';
import type { Services } from './open-services';
import { mountOpenApi } from './openapi/mount-openapi';
import { MAX_EVENT_BYTES, mountPaymentRoutes, WEBHOOK_PATH } from './payments/payment-routes';
import { signingHost } from './payments/signed-quotes';
import { mountAccountingRoutes } from './routes/accounting-routes';
import { mountAccountRoutes } from './routes/account-routes';
import { mountAddressRoutes } from './routes/address-routes';
import { mountProjectRoutes } from './routes/project-routes';
import { mountCartRoutes } from './routes/cart-routes';
import { mountCatalogueChangeRoutes } from './routes/catalogue-change-routes';
import { mountDeskMoneyRoutes } from './routes/desk/money-routes';
import { mountDeskOrderRoutes } from './routes/desk/order-routes';
import { mountDeskPasskeyRoutes } from './routes/desk/passkey-routes';
import { mountDeskSessionRoutes } from './routes/desk/session-routes';
import { mountDeskStaffRoutes } from './routes/desk/staff-routes';
import { mountEnquiryRoutes } from './routes/enquiry-routes';
import { mountOrderRoutes } from './routes/order-routes';
import { mountPlaceRoutes, mountRoadRoutes } from './routes/place-routes';
import { mountPublicRoutes } from './routes/public-routes';
import { mountQuoteRoutes } from './routes/quote-routes';
import { mountSampleRoutes } from './routes/sample-routes';
import { mountSessionRoutes } from './routes/session-routes';

const CORS_HEADERS = [
  AUTH_KEY_HEADER,
  XSRF_HEADER,
  CART_DEVICE_HEADER,
  CART_SEQUENCE_HEADER,
  CART_PRODUCT_HEADER,
  CART_VERSION_HEADER,
  MESSAGE_ID_HEADER,
  REQUEST_ID_HEADER,
  'Content-Type',
];

/** Does not listen: tests call it in process. */
export function createApp(services: Services): StoreApp {
  const { database, now, log, publicUrl, inBackground, roadDistance } = services;
  const { db } = database;
  const { allowedOrigins, trustProxyHops, accounting } = services.env;
  const app: StoreApp = new Hono<StoreEnv>();
  const report = createSecurityLog(log, services.accountMark, trustProxyHops);
  app.onError((error, c) => {
    reportLimit(report, error, c);
    return errorReply(log, publicUrl(), error, c);
  });
  if (services.env.logsRequests) app.use(requestLog(log));
  app.use('/healthz', securityHeaders(publicUrl));
  app.get('/healthz', async (c) => {
    const health = await database.health();
    return health === 'ok'
      ? c.json({ status: 'ok', database: database.engine })
      : c.json({ status: 'unavailable', reason: health }, 503, { 'Retry-After': '5' });
  });
  app.use(`${API_PREFIX}/*`, (c, next) => inLanguage(askedLanguage(c.req.header('accept-language')), next));
  // Requests in these lines are no work yet.
  app.use(createRequestPace(trustProxyHops, now, CALL_PACE));
  app.use(`${API_PREFIX}${WEBHOOK_PATH}`, receiveBody(MAX_EVENT_BYTES));
  app.use(`${API_PREFIX}/*`, receiveBody());
  app.use(`${API_PREFIX}/*`, createWorkLimit(trustProxyHops));
  if (allowedOrigins.length > 0) {
    // Preflights are answered before the middleware that sets the other replies' headers.
    app.options(`${API_PREFIX}/*`, securityHeaders(publicUrl));
    app.use(
      `${API_PREFIX}/*`,
      cors({
        origin: [...allowedOrigins],
        credentials: true,
        allowHeaders: CORS_HEADERS,
        exposeHeaders: [CART_VERSION_HEADER, QUESTION_HEADER],
        maxAge: 600,
      }),
    );
  }
  const crossSite = createCrossSite({ xsrfTokens: services.xsrfTokens, publicUrl, allowedOrigins, report });
  app.use(`${API_PREFIX}/*`, crossSite.guard);
  app.use(`${API_PREFIX}/desk/*`, crossSite.guardDesk);

  const api = createApi(app, {
    db,
    now,
    crossSite,
    xsrfTokens: services.xsrfTokens,
    report,
    trustProxyHops,
    publicReplies: services.publicReplies,
    publicUrl,
  });
  const limitRate = createLimitRate(db, now);
  const wakeMailOutbox = services.mailOutbox.wake;
  // Before the middleware that sets other replies' headers: cached replies have their own.
  mountPublicRoutes(api, services);
  app.use(`${API_PREFIX}${getCatalogueChanges.path}`, createRequestRate(trustProxyHops, now, FEED_RATE));
  mountCatalogueChangeRoutes(api, db, services);
  app.use(securityHeaders(publicUrl));
  mountSessionRoutes(api, { db, now, publicUrl, limitRate, inBackground, wakeMailOutbox });
  mountAccountRoutes(api, { db, now, publicUrl, limitRate, wakeMailOutbox });
  mountEnquiryRoutes(api, { db, now, limitRate, messagesTo: services.env.messagesTo, wakeMailOutbox });
  mountCartRoutes(api, db, limitRate);
  mountAddressRoutes(api, { db, now, places: services.places, limitRate });
  mountProjectRoutes(api, { db, now, limitRate });
  mountQuoteRoutes(api, { db, now, limitRate, signsAs: signingHost(services.env.publicUrl), isRehearsal: services.env.isRehearsal });
  mountSampleRoutes(api, { db, now, limitRate, ordersTo: services.env.ordersTo, wakeMailOutbox });
  mountOrderRoutes(api, { db, limitRate });
  mountPlaceRoutes(api, services.places, limitRate);
  mountPaymentRoutes(app, api, services.payments, { db, limitRate, report });
  mountRoadRoutes(app, { roadDistance, crossSite, limitRate, trustProxyHops });
  mountAccountingRoutes(app, { accounting, publicUrl, limitRate, trustProxyHops });
  services.payments.mountStandIn(app);
  const { orderActions } = services.payments;
  mountDeskSessionRoutes(api, { db, now, publicUrl, limitRate, xsrfTokens: services.xsrfTokens });
  mountDeskStaffRoutes(api, { db, now, publicUrl, limitRate, wakeMailOutbox });
  mountDeskOrderRoutes(api, { db, now, dataDir: services.env.dataDir, orderActions, limitRate, wakeMailOutbox });
  mountDeskPasskeyRoutes(api, { db, now, publicUrl, limitRate, xsrfTokens: services.xsrfTokens });
  mountDeskMoneyRoutes(api, { db, now, orderActions });
  mountOpenApi(app);
  app.all(`${API_PREFIX}/*`, () => {
    throw new HttpProblem(404, 'There is no such call.');
  });
  return app;
}
