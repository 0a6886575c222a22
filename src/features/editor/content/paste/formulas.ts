import { blocks, isElement } from '../text-lines.ts';

type Part = string | Element;

/**
 * Writes formulas in a line, as posts have none: a fraction becomes (a)/(b), and exponents stay raised. What renderers
 * draw beside a formula goes, as it would be another one without its fractions and exponents.
 */
export function writeFormulas(body: Element): void {
  for (const formula of body.querySelectorAll('math')) {
    let shown: Element = formula;
    for (let around = shown.parentElement; around; around = shown.parentElement) {
      const others = [...around.childNodes].filter((node) => node !== shown);
      if (around.matches(blocks) || !others.every(isDrawing)) break;
      shown = around;
    }
    const source = formula.querySelector('annotation')?.textContent || readAlt(formula, 'alttext');
    const parts = writePart(formula).filter((part) => part !== '');
    shown.replaceWith(...(parts.length > 0 ? parts : [source]));
  }
  // Wikipedia's readers copy only the picture of a formula, with its source.
  for (const picture of body.querySelectorAll('img[alt]')) {
    const [, source] = texInAlt.exec(readAlt(picture, 'alt')) ?? [];
    if (!source) continue;
    const code = body.ownerDocument.createElement('code');
    code.textContent = source;
    picture.replaceWith(code);
  }
}

const texInAlt = /^\{\\(?:display|text)style (.*)\}$/s;

function readAlt(element: Element, name: 'alt' | 'alttext'): string {
  return element.getAttribute(name)?.trim() ?? '';
}

function isDrawing(node: ChildNode): boolean {
  return isElement(node)
    ? node.matches('[aria-hidden="true"], script, mjx-container > svg')
    : !node.textContent?.trim();
}

const operators = /^[=+\-−±×÷·⋅<>≤≥≈≠]$/;
/** What stands between factors, or before an argument, to be read aloud. */
const unseen = /[\u2061-\u2064]/g;

/** The number of parts of what is not written in a row. */
const partCounts: Readonly<Record<string, number>> = {
  ...{ mfrac: 2, mroot: 2, msup: 2, mover: 2, msub: 2, munder: 2 },
  ...{ msubsup: 3, munderover: 3 },
};

function writePart(node: ChildNode): Part[] {
  if (!isElement(node)) return [node.textContent?.trim().replace(unseen, '') ?? ''];
  const { localName, ownerDocument, childNodes } = node;
  if (localName.startsWith('annotation')) return [];
  const parts = [...childNodes].map(writePart).filter((part) => part.join('') !== '');
  const [first = [], second = [], third = []] = parts;
  const put = (name: 'sup' | 'sub', content: Part[]) => {
    const script = ownerDocument.createElement(name);
    script.append(...content);
    return script;
  };
  const isComplete = partCounts[localName] === parts.length;
  switch (isComplete ? localName : '') {
    case 'mfrac':
      return [...inBrackets(first), '/', ...inBrackets(second)];
    case 'mroot':
      return [put('sup', second), '√', ...inBrackets(first)];
    case 'msup':
    case 'mover':
      return [...first, put('sup', second)];
    case 'msub':
    case 'munder':
      return [...first, put('sub', second)];
    case 'msubsup':
    case 'munderover':
      return [...first, put('sub', second), put('sup', third)];
  }
  const row = parts.flat();
  if (localName === 'msqrt') return ['√', ...inBrackets(row)];
  const isApart = ['mtr', 'mtd', 'mspace', 'mtext'].includes(localName);
  const isOperator = localName === 'mo' && operators.test(row.join(''));
  return isApart || isOperator ? [' ', ...row, ' '] : row;
}

function inBrackets(parts: Part[]): Part[] {
  const text = parts.map((part) => (typeof part === 'string' ? part : part.outerHTML)).join('');
  return /^[\p{L}\p{N}.,]+$/u.test(text) ? parts : ['(', ...parts, ')'];
}
