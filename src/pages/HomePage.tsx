import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { FaqPreview } from './home/FaqPreview.tsx';
import { FeaturedPosts } from './home/FeaturedPosts.tsx';
import { Hero } from './home/Hero.tsx';
import { homeJsonLd } from './home/home-json-ld.ts';
import { LastCall } from './home/LastCall.tsx';
import { LazyRates } from './home/LazyRates.tsx';
import { TrustCards } from './home/TrustCards.tsx';

/** The home page. */
export function HomePage() {
  return (
    <>
      <PageHead
        title={`${site.name} - ${site.tagline}`}
        description="Find the best mortgage rates for your plans and take the first step toward getting pre-approved: a free pre-qualification inquiry with no credit pull."
        path={paths.home}
        jsonLd={homeJsonLd}
      />
      <Hero />
      <LazyRates />
      <TrustCards />
      <FeaturedPosts />
      <FaqPreview />
      <LastCall />
    </>
  );
}
