<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\Registrable;

/**
 * Puts the parts of the settings together that listen to WordPress.
 */
final class Parts implements Registrable {

	/** @var list<Registrable> */
	private readonly array $parts;

	/**
	 * Makes them.
	 */
	public function __construct() {
		$schema      = new Schema();
		$format      = new Format();
		$this->parts = [
			new SettingsRoute( new Store( $schema, $format ), $schema, new Changes( $schema, $format ) ),
		];
	}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( $this->parts as $part ) {
			$part->register();
		}
	}
}
