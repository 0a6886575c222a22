import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';

/** Explains what the product is and is not. */
export function WhatItIsAnswer() {
  return (
    <>
      <p>
        {site.name} is a guidance and inquiry service for people who want to buy a home in the
        United States. You can read how mortgages work, try out numbers in the{' '}
        <Link to={paths.calculator}>calculators</Link>, and send one{' '}
        <Link to={paths.quote}>pre-qualification inquiry</Link> when you would like to hear from a
        lender.
      </p>
      <p>
        It is not a lender. It makes no loans and no credit decisions, and what you send is an
        inquiry, not an application or an approval. Your details may be passed to mortgage lenders
        and lead buyers, who may then contact you; the <Link to={paths.privacy}>privacy page</Link>{' '}
        explains how.
      </p>
    </>
  );
}
