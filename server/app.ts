import { Hono } from 'hono';
import { cors } from 'hono/cors';
import {
  AUTH_KEY_HEADER,
  CART_DEVICE_HEADER,
  CART_PRODUCT_HEADER,
  CART_SEQUENCE_HEADER,
  MESSAGE_ID_HEADER,
  XSRF_HEADER,
} from '../src/contract/headers';
import { crossSiteGuard } from './http/cross-site';
import { errorReply } from './http/error-reply';
import { API_PREFIX } from './http/handle';
import { HttpProblem } from './http/problems';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { mountOpenApi } from './openapi/mount-openapi';
import { mountAccountingRoutes } from './routes/accounting-routes';
import { mountAddressRoutes } from './routes/address-routes';
import { mountCatalogueChangeRoutes } from './routes/catalogue-change-routes';
import { mountCartRoutes } from './routes/cart-routes';
import { mountEnquiryRoutes } from './routes/enquiry-routes';
import { mountOrderRoutes } from './routes/order-routes';
import { mountPlaceRoutes } from './routes/place-routes';
import { mountPublicRoutes } from './routes/public-routes';
import { mountRoadRoutes } from './routes/road-routes';
import { mountSessionRoutes } from './routes/session-routes';
import type { Services, StoreApp, StoreEnv } from './services';

/** The whole API and /healthz as one Hono app; listens to nothing, so a test can call it in process. */
export function createApp(services: Services): StoreApp {
  const app: StoreApp = new Hono<StoreEnv>();
  app.onError(errorReply);
  app.use(async (c, next) => {
    c.set('services', services);
    await next();
  });
  app.use(requestLog, securityHeaders);
  app.get('/healthz', async (c) => {
    const isHealthy = await services.database.isHealthy();
    return isHealthy
      ? c.json({ status: 'ok', database: services.database.engine })
      : c.json({ status: 'unavailable' }, 503, { 'Retry-After': '5' });
  });

  if (services.env.allowedOrigins.length > 0) {
    const allowHeaders = [
      AUTH_KEY_HEADER,
      XSRF_HEADER,
      CART_DEVICE_HEADER,
      CART_SEQUENCE_HEADER,
      CART_PRODUCT_HEADER,
      MESSAGE_ID_HEADER,
      'Content-Type',
    ];
    app.use(`${API_PREFIX}/*`, cors({ origin: [...services.env.allowedOrigins], credentials: true, allowHeaders, maxAge: 600 }));
  }
  app.use(`${API_PREFIX}/*`, crossSiteGuard);
  mountPublicRoutes(app, services);
  mountCatalogueChangeRoutes(app, services);
  mountSessionRoutes(app, services);
  mountEnquiryRoutes(app, services);
  mountCartRoutes(app, services);
  mountAddressRoutes(app, services);
  mountOrderRoutes(app, services);
  mountRoadRoutes(app, services);
  mountPlaceRoutes(app, services);
  mountAccountingRoutes(app, services);
  services.payments.mount(app);
  mountOpenApi(app);
  app.all(`${API_PREFIX}/*`, () => {
    throw new HttpProblem(404, 'There is no such call.');
  });
  return app;
}
