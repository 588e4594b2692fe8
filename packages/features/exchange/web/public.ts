/** The history as a package, for the menus by which registers leave. */
export { usePackageExport } from './usePackageExport.tsx';
