export { InstitutionCard, type InstitutionCardProps } from './InstitutionCard.tsx';
export { InstitutionGrid, type InstitutionGridProps } from './InstitutionGrid.tsx';
export { InstitutionGridSkeleton } from './InstitutionGridSkeleton.tsx';
