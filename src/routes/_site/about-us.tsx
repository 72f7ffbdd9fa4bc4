import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../features/content/about-page';
import { contentQueries } from '../../features/content/queries';
import { AboutTheShop } from '../../features/site/about-the-shop';
import { SiteMeta } from '../../features/site/site-meta';
import { pagesTexts } from '../../features/site/pages.texts';

export const Route = createFileRoute('/_site/about-us')({
  loader: ({ context }) => context.load(contentQueries.about()),
  component: () => (
    <AboutPage
      renderMeta={({ bannerSubTitle, picture }) => (
        <>
          <SiteMeta title={pagesTexts.aboutUs} description={bannerSubTitle} path="/about-us" picture={picture} />
          {import.meta.env.SSR ? <AboutTheShop /> : null}
        </>
      )}
    />
  ),
});
