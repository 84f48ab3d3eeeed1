<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers names that another plugin took first, and tells administrators.
 */
final class Clashes implements Registrable {

	/** @var array<string, true> Post types that somebody else registered. */
	private array $post_types = [];

	/** @var array<string, true> Taxonomies that somebody else registered. */
	private array $taxonomies = [];

	/** @var array<string, true> Blocks that somebody else registered. */
	private array $blocks = [];

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'admin_notices', $this->show( ... ) );
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
	 * Gives one sentence for each kind of clash.
	 *
	 * @return list<string>
	 */
	public function messages(): array {
		$messages = [];
		if ( [] !== $this->post_types ) {
			/* translators: %s: names of post types. */
			$messages[] = sprintf( __( 'Another plugin or the theme already has the post type %s. Larder uses it as it is; its own templates and columns may be missing there.', 'larder' ), implode( ', ', array_keys( $this->post_types ) ) );
		}
		if ( [] !== $this->taxonomies ) {
			/* translators: %s: names of taxonomies. */
			$messages[] = sprintf( __( 'Another plugin or the theme already has the taxonomies %s. Larder uses them as they are.', 'larder' ), implode( ', ', array_keys( $this->taxonomies ) ) );
		}
		if ( [] !== $this->blocks ) {
			/* translators: %s: names of blocks. */
			$messages[] = sprintf( __( 'Another plugin already has the blocks %s. Switch one of the two plugins off, or recipes may look different than expected.', 'larder' ), implode( ', ', array_keys( $this->blocks ) ) );
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
