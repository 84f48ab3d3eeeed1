<?php
declare( strict_types=1 );

namespace Larder\Settings;

use Larder\Deferred;
use Larder\Registrable;
use Larder\Root;

defined( 'ABSPATH' ) || exit;

/**
 * Wires the parts of the settings that listen to WordPress.
 */
final class SettingsModule implements Registrable {

	public function __construct(
		private readonly Root $root,
		private readonly Settings $settings
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		( new AppearanceStyles( $this->settings ) )->register();
		( new Deferred( [ 'rest_api_init' ], $this->routes( ... ) ) )->register();
		Deferred::to_admin( fn (): array => [ new Screen( $this->root, new ScreenData( new Schema() ) ) ] )->register();
	}

	/**
	 * Returns the routes.
	 *
	 * @return list<Registrable>
	 */
	private function routes(): array {
		$schema  = new Schema();
		$store   = new Store( $schema );
		$changes = new Changes( $schema, $store );
		return [
			new SettingsRoute( $store, $schema, $changes ),
			new TransferRoute( $store, $schema, $changes ),
		];
	}
}
