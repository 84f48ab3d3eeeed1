<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\Registrable;
use Larder\Root;

/**
 * Puts the parts of the settings together that listen to WordPress.
 */
final class Parts implements Registrable {

	/** @var list<Registrable> */
	private readonly array $parts;

	/**
	 * Makes them.
	 *
	 * @param Root $root The plugin's folder.
	 */
	public function __construct( Root $root ) {
		$schema      = new Schema();
		$format      = new Format();
		$store       = new Store( $schema, $format );
		$changes     = new Changes( $schema, $format );
		$this->parts = [
			new SettingsRoute( $store, $schema, $changes ),
			new TransferRoute( $store, $schema, $changes ),
			new Screen( $root, new ScreenData( $schema ) ),
			new Look( new Settings( $store ) ),
		];
	}

	/** {@inheritDoc} */
	public function register(): void {
		foreach ( $this->parts as $part ) {
			$part->register();
		}
	}
}
