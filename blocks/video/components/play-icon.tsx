import { icon } from '@larder/ui';

/** Says that something plays. */
export const PlayIcon = icon( 'M8 5.5v13l10.5-6.5z' );
