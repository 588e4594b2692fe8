/** The machine line and the median for the figures: a ratio without its machine says little. */
import { cpus, loadavg, totalmem } from 'node:os';

/** @param postgres as `show server_version` says it; absent where no database took part */
export function machineLine(now: Date, postgres?: string): string {
  const [cpu] = cpus();
  const parts = [
    now.toISOString().slice(0, 16).replace('T', ' '),
    `${cpu?.model.trim() || 'unnamed processor'}, ${cpus().length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `node ${process.versions.node}`,
    ...(postgres === undefined ? [] : [`PostgreSQL ${postgres}`]),
    `load ${loadavg()[0]?.toFixed(1)} before the start`,
  ];
  return parts.join(' · ');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return (low + high) / 2;
}
