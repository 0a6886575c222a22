import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BotCheckNote } from './FormParts.tsx';

it('names the provider, as required for hiding its badge', () => {
  render(<BotCheckNote />);
  expect(screen.getByText('This form is protected by reCAPTCHA.')).toBeInTheDocument();
  expect(readFileSync('src/styles/base.css', 'utf8')).toMatch(
    /\.grecaptcha-badge \{\s*visibility: hidden;/,
  );
});
