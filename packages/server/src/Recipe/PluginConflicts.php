<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Records names that another plugin has registered first, and plugins that show the same recipes, and shows notices about them.
 */
final class PluginConflicts implements Registrable {

	/** @var array<string, true> Post types that somebody else registered. */
	private array $post_types = [];

	/** @var array<string, true> Taxonomies that somebody else registered. */
	private array $taxonomies = [];

	/** @var array<string, true> Blocks that somebody else registered. */
	private array $blocks = [];

	/** Whether WP Delicious runs on the site, too. */
	private bool $has_wp_delicious = false;

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'plugins_loaded', $this->look_for_plugins( ... ) );
		add_action( 'admin_notices', $this->show( ... ) );
	}

	/**
	 * Notes plugins that show recipes of the same post type, once all are loaded.
	 */
	public function look_for_plugins(): void {
		if ( defined( 'DELICIOUS_RECIPES_VERSION' ) ) {
			$this->add_wp_delicious();
		}
	}

	/**
	 * Notes that WP Delicious runs, which has the same post type, taxonomies and settings.
	 */
	public function add_wp_delicious(): void {
		$this->has_wp_delicious = true;
	}

	/**
	 * Notes a post type.
	 *
	 * @param string $name Its key.
	 */
	public function add_post_type( string $name ): void {
		$this->post_types[ $name ] = true;
	}

	/**
	 * Notes a taxonomy.
	 *
	 * @param string $name Its key.
	 */
	public function add_taxonomy( string $name ): void {
		$this->taxonomies[ $name ] = true;
	}

	/**
	 * Notes a block.
	 *
	 * @param string $name Its full name.
	 */
	public function add_block( string $name ): void {
		$this->blocks[ $name ] = true;
	}

	/**
	 * Returns one sentence for each kind of clash.
	 *
	 * @return list<string>
	 */
	public function messages(): array {
		$messages = [];
		if ( $this->has_wp_delicious ) {
			// Whatever else is taken, it is WP Delicious that has it.
			return [ __(
				'WP Delicious is active as well, and shows the same recipes. Until you switch it off, its templates may show a recipe that is made with Larder; search engines are told of that recipe once, by Larder. Under Plugins, deactivate WP Delicious when your recipes are made of Larder’s blocks, or deactivate Larder. Settings, terms, votes and saved recipes are shared by both and stay.',
				'larder'
			) ];
		}
		if ( [] !== $this->post_types ) {
			$messages[] = sprintf(
				/* translators: %s: names of post types. */
				__(
					'Another plugin or the theme already has the post type %s. Larder uses it as it is; its own templates and columns may be missing there.',
					'larder'
				),
				implode( ', ', array_keys( $this->post_types ) )
			);
		}
		if ( [] !== $this->taxonomies ) {
			$messages[] = sprintf(
				/* translators: %s: names of taxonomies. */
				__( 'Another plugin or the theme already has the taxonomies %s. Larder uses them as they are.', 'larder' ),
				implode( ', ', array_keys( $this->taxonomies ) )
			);
		}
		if ( [] !== $this->blocks ) {
			$messages[] = sprintf(
				/* translators: %s: names of blocks. */
				__(
					'Another plugin already has the blocks %s. Switch one of the two plugins off, or recipes may look different than expected.',
					'larder'
				),
				implode( ', ', array_keys( $this->blocks ) )
			);
		}
		return $messages;
	}

	/**
	 * Shows the messages to those who can do something about them.
	 */
	public function show(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		foreach ( $this->messages() as $message ) {
			wp_admin_notice(
				esc_html( $message ),
				[
					'type'        => 'warning',
					'dismissible' => true,
				]
			);
		}
	}
}
