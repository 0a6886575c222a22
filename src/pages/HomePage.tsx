import { PageHead } from '#src/lib/head/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { Hero } from './home/Hero.tsx';

/** The front door. */
export function HomePage() {
  return (
    <>
      <PageHead
        title={`${site.name} - ${site.tagline}`}
        description="Find the best mortgage rates for your plans and take the first step towards getting pre-approved: a free pre-qualification inquiry without a credit pull."
        path={paths.home}
      />
      <Hero />
    </>
  );
}
