import { expect, it } from 'vitest';
import { endedFacts, endedFactsNotice, factsIn, readFacts, sourceLinks } from './facts-table.ts';

const markdown = `# Facts

| Posts | Figures | What they say | Source | Checked | How | Ends |
| --- | --- | --- | --- | --- | --- | --- |
| \`one\`; \`two\` | 2026; $832,750 | Limit of the year | [FHFA](https://fhfa.test/limits) | 2026-11-23 | page | 2026-12-31 |
| \`one\` | 36 months | The VA's limit | [law](https://law.test/a), [rule](https://va.test/b) | 2026-11-23 | reports | open |
| \`two\` | November 2022 | The survey stopped | [survey](https://survey.test/c) | 2026-11-23 | page of 2022 | event |
`;
const facts = factsIn(markdown);

it('parses a line of the table', () => {
  expect(facts).toHaveLength(3);
  expect(facts[0]).toEqual({
    posts: ['one', 'two'],
    figures: ['2026', '$832,750'],
    says: 'Limit of the year',
    source: '[FHFA](https://fhfa.test/limits)',
    checked: '2026-11-23',
    how: 'page',
    ends: '2026-12-31',
  });
  expect(facts.map(sourceLinks)[1]).toEqual(['https://law.test/a', 'https://va.test/b']);
});

it('keeps a fact through its last day, and open facts and events forever', () => {
  expect(endedFacts(facts, '2026-12-31')).toEqual([]);
  expect(endedFacts(facts, '2027-01-01')).toEqual([facts[0]]);
  expect(endedFactsNotice(facts, '2027-01-01')).toEqual([
    'Limit of the year: ended on 2026-12-31; it is in one, two.',
  ]);
});

it("finds that this year's loan limits end with the year", () => {
  const says = endedFacts(readFacts(), '2027-01-01').map((fact) => fact.says);
  expect(says.some((text) => text.startsWith('Conforming loan limits'))).toBe(true);
});
