export * from './geometry.ts'
export { MapFlag, MapLabel } from './label.tsx'
export {
  Boat,
  Borders,
  Growth,
  LiveRegion,
  MapPatterns,
  River,
  type RoadLine,
  Roads,
  Wash,
  Way,
} from './land.tsx'
export { type Site, territory } from './territory.ts'
