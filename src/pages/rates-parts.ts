/** What shows the rates at the home page and on their own: one file for both, which share most of it. */
export { HomeRates } from './home/HomeRates.tsx';
export { RatesBody } from './RatesBody.tsx';
