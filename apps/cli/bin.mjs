#!/usr/bin/env node
// Plain JavaScript, so that the command runs after `npm ci` without a build: tsx reads the rest as it is written.
import { register } from 'tsx/esm/api';

// Without a tsconfig: otherwise tsx would obey that of whatever folder the command is called in.
register({ tsconfig: false });
await import('./main.ts');
