<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * What a change-over does now, or has done last.
 */
enum Phase: string {

	case Idle = 'idle';

	/** What there is gets counted. */
	case Looking = 'looking';
	case Looked  = 'looked';

	/** Pictures of other URLs are copied into the media library. */
	case Copying = 'copying';
	case Copied  = 'copied';

	/** Recipes change over. */
	case Changing = 'changing';
	case Changed  = 'changed';

	/** Posts become what they were. */
	case Undoing = 'undoing';
	case Undone  = 'undone';

	/** What posts were before is forgotten. */
	case Keeping = 'keeping';
	case Kept    = 'kept';

	/**
	 * Returns the phase that follows once all is done.
	 *
	 * @return self|null Null for a phase in which nothing is done.
	 */
	public function end(): ?self {
		return match ( $this ) {
			self::Looking  => self::Looked,
			self::Copying  => self::Copied,
			self::Changing => self::Changed,
			self::Undoing  => self::Undone,
			self::Keeping  => self::Kept,
			default        => null,
		};
	}
}
