import { blocks, isElement } from '../text-lines.ts';

type Part = string | Element;

/** Writes formulas in a line: a fraction as (a)/(b), exponents raised. What renderers draw beside a formula goes. */
export function writeFormulas(body: Element): void {
  for (const formula of body.querySelectorAll('math')) {
    let shown: Element = formula;
    for (let around = shown.parentElement; around; around = shown.parentElement) {
      const others = [...around.childNodes].filter((node) => node !== shown);
      if (around.matches(blocks) || !others.every(isDrawing)) break;
      shown = around;
    }
    const parts = writePart(formula).filter((part) => part !== '');
    const source = formula.querySelector('annotation')?.textContent;
    const written = source || (formula.getAttribute('alttext') ?? '');
    shown.replaceWith(...(parts.length > 0 ? parts : [written]));
  }
  // Wikipedia's readers copy only the picture of a formula, with its source.
  for (const picture of body.querySelectorAll('img[alt]')) {
    const [, source] = texInAlt.exec(picture.getAttribute('alt') ?? '') ?? [];
    if (!source) continue;
    const code = body.ownerDocument.createElement('code');
    code.textContent = source;
    picture.replaceWith(code);
  }
}

const texInAlt = /^\s*\{\\(?:display|text)style (.*)\}\s*$/s;

function isDrawing(node: ChildNode): boolean {
  return isElement(node)
    ? node.matches('[aria-hidden="true"], script, mjx-container > svg')
    : !node.textContent?.trim();
}

const operators = /^[=+\-−±×÷·⋅<>≤≥≈≠]$/;
/** What stands between factors, or before an argument, to be read aloud. */
const unseen = /[\u2061-\u2064]/g;

/** What the parts of an element after its first are. */
const scripts: Readonly<Record<string, readonly ('sup' | 'sub')[]>> = {
  ...{ msup: ['sup'], mover: ['sup'], msub: ['sub'], munder: ['sub'] },
  ...{ msubsup: ['sub', 'sup'], munderover: ['sub', 'sup'] },
};

function writePart(node: ChildNode): Part[] {
  if (!isElement(node)) return [node.textContent?.trim().replace(unseen, '') ?? ''];
  const { localName, ownerDocument, childNodes } = node;
  if (localName.startsWith('annotation')) return [];
  const parts = [...childNodes].map(writePart).filter((part) => part.join('') !== '');
  const [first = [], ...others] = parts;
  const [second = []] = others;
  const isPair = parts.length === 2;
  const put = (name: 'sup' | 'sub', content: Part[]) => {
    const script = ownerDocument.createElement(name);
    script.append(...content);
    return script;
  };
  if (isPair && localName === 'mfrac') return [...inBrackets(first), '/', ...inBrackets(second)];
  if (isPair && localName === 'mroot') return [put('sup', second), '√', ...inBrackets(first)];
  const raised = scripts[localName];
  if (raised?.length === parts.length - 1) {
    return [...first, ...raised.map((name, index) => put(name, others[index] ?? []))];
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
