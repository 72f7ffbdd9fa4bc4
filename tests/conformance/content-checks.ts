import { getPromoCode } from '../../src/contract/checkout';
import {
  getAboutUs,
  getHomeScreen,
  getInstallation,
  getInstallationDetails,
  getNewsDetails,
  getNewsletter,
} from '../../src/contract/content';
import { ApiError } from '../../src/api/errors';
import { getSettings, getShippingCharge, sendContactMessage } from '../../src/contract/site';
import type { Check } from './check';
import { explain } from './explain';
import { demand, Misfit, NotApplicable } from './misfit';
import { errorOf, succeeds } from './walk';

export const contentChecks: readonly Check[] = [
  {
    name: 'home',
    title: "The home page's content can be read",
    needs: [],
    run: async ({ visitor }) => void (await succeeds(visitor, "the home page's content", getHomeScreen, undefined)),
  },
  {
    name: 'about',
    title: 'The about page can be read',
    needs: [],
    run: async ({ visitor }) => void (await succeeds(visitor, "the about page's content", getAboutUs, undefined)),
  },
  {
    name: 'settings',
    title: 'The settings can be read',
    needs: [],
    async run({ visitor, findings }) {
      const settings = await succeeds(visitor, 'the settings', getSettings, undefined);
      demand(
        settings.contactNo !== '' || settings.email !== '',
        'contact_no or email',
        'both are missing',
        'Send the fields of the settings as docs/other-back-ends.md names them.',
      );
      findings.settings = settings;
    },
  },
  {
    name: 'delivery-bands',
    title: 'The delivery prices can be read',
    needs: [],
    async run({ visitor }) {
      const bands = await succeeds(visitor, 'a list of {min_mile, max_mile, price}', getShippingCharge, undefined);
      demand(
        bands.every(({ minMile, maxMile, priceCents }) => minMile < maxMile && priceCents >= 0),
        'bands that begin before they end',
        'one does not',
        'Send miles, min_mile below max_mile, and a price of 0 or more.',
      );
    },
  },
  {
    name: 'articles',
    title: 'The articles come as a list',
    needs: [],
    async run({ visitor, findings }) {
      findings.article = (await succeeds(visitor, 'a list of articles', getNewsletter, undefined))[0];
    },
  },
  {
    name: 'article',
    title: 'An article opens by its slug',
    needs: ['articles'],
    async run({ visitor, findings: { article } }) {
      if (article === undefined) throw new NotApplicable('the shop has no article');
      const opened = await succeeds(visitor, `the article '${article.slug}'`, getNewsDetails, article.slug);
      demand(opened.id === article.id, `article ${article.id}`, `article ${opened.id} came`, 'Look the article up by the slug field.');
    },
  },
  {
    name: 'guides',
    title: 'The installation guides come as a list',
    needs: [],
    async run({ visitor, findings }) {
      findings.guide = (await succeeds(visitor, 'a list of guides', getInstallation, undefined))[0];
    },
  },
  {
    name: 'guide',
    title: 'An installation guide opens by its slug',
    needs: ['guides'],
    async run({ visitor, findings: { guide } }) {
      if (guide === undefined) throw new NotApplicable('the shop has no installation guide');
      const opened = await succeeds(visitor, `the guide '${guide.slug}'`, getInstallationDetails, guide.slug);
      demand(opened.id === guide.id, `guide ${guide.id}`, `guide ${opened.id} came`, 'Look the guide up by the slug field.');
    },
  },
  {
    name: 'promo-unknown',
    title: 'A promo code that does not exist is refused',
    needs: [],
    async run({ visitor, mark }) {
      const expected = 'a refusal with HTTP 200';
      const error = await errorOf(visitor, getPromoCode, `NO${mark}`.toUpperCase());
      if (error instanceof ApiError) return;
      if (error === null) throw new Misfit(expected, 'the code was found', 'Answer status 0 for a code that does not exist.');
      const { came } = explain(error, visitor.last, expected);
      throw new Misfit(
        expected,
        came,
        "Answer HTTP 200 with status 0 for a code that does not exist; with an HTTP error the page says 'Something went wrong' instead of 'Invalid or inactive promo code'.",
      );
    },
  },
  {
    name: 'promo',
    title: 'A promo code is found with its percentage and dates',
    needs: [],
    async run({ visitor, options: { promoCode } }) {
      if (promoCode === null) throw new NotApplicable('no code was given; name one with --promo CODE');
      const promo = await succeeds(visitor, `the promo code ${promoCode}`, getPromoCode, promoCode);
      demand(promo.startsAt < promo.endsAt, 'start_date before end_date', 'it is not', 'Send both as ISO 8601 with the time zone.');
      demand(
        promo.percentHundredths > 0 && promo.percentHundredths <= 10_000,
        'a percentage above 0 and at most 100',
        `${promo.percentHundredths / 100} came`,
        'Send percent: 10 is ten percent.',
      );
    },
  },
  {
    name: 'contact-message',
    title: 'A visitor can send a message',
    needs: [],
    async run({ visitor, mark }) {
      const message = {
        firstName: 'Conformance',
        lastName: 'Check',
        email: `conformance-${mark}@example.com`,
        message: 'A test of the contract. Please ignore.',
      };
      await succeeds(visitor, 'the message to be taken', sendContactMessage, message);
    },
  },
];
