export { LinkSession } from './LinkSession.tsx';
export { ProveMailbox } from './ProveMailbox.tsx';
