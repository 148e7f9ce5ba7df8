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
export { type Border, type Site, type Territory, territory } from './territory.ts'
