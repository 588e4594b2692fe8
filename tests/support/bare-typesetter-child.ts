/** The typesetter's process on a machine for which there is no compiler. */
import process from 'node:process';

process.dlopen = () => {
  throw new Error('no native binary for this machine');
};
await import('@tabellion/paper/typeset/typesetChild.ts');
