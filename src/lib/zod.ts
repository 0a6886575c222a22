import './zod-config.ts';

export * as z from 'zod/mini';
