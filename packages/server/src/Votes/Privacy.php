<?php
declare( strict_types=1 );

namespace Larder\Votes;

use Larder\Registrable;

defined( 'ABSPATH' ) || exit;

/**
 * Exports what is stored of a person with WordPress's privacy tools, and erases it when they ask.
 */
final class Privacy implements Registrable {

	/** How many votes one page of an export has. */
	private const PAGE = 200;

	public function __construct(
		private readonly Votes $votes,
		private readonly Cleanup $cleanup
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->add_exporter( ... ) );
		add_filter( 'wp_privacy_personal_data_erasers', $this->add_eraser( ... ) );
		add_action( 'admin_init', $this->add_policy( ... ) );
	}

	/**
	 * Adds what exports.
	 *
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	public function add_exporter( array $exporters ): array {
		$exporters['larder-votes'] = [
			'exporter_friendly_name' => __( 'Likes, saved recipes, recommendations and ratings', 'larder' ),
			'callback'               => $this->export( ... ),
		];
		return $exporters;
	}

	/**
	 * Adds what erases.
	 *
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	public function add_eraser( array $erasers ): array {
		// Before that of WordPress, after which nobody can tell whose comments they were.
		return [
			'larder-votes' => [
				'eraser_friendly_name' => __( 'Likes, saved recipes, recommendations and ratings', 'larder' ),
				'callback'             => $this->erase( ... ),
			],
		] + $erasers;
	}

	/**
	 * Returns the votes of a person.
	 *
	 * @param string $email Mail address of the person.
	 * @param int    $page  From 1 on.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page = 1 ): array {
		$items = [];
		foreach ( Voter::of_person( $this->account( $email ), $email ) as $voter ) {
			foreach ( Kind::cases() as $kind ) {
				foreach ( $this->votes->posts_of( $voter, $kind ) as $post_id ) {
					$items[] = [ $post_id, $kind, $voter ];
				}
			}
		}
		$slice = array_slice( $items, ( $page - 1 ) * self::PAGE, self::PAGE );
		return [
			'data' => array_map( fn ( array $item ): array => $this->describe( ...$item ), $slice ),
			'done' => count( $items ) <= $page * self::PAGE,
		];
	}

	/**
	 * Withdraws the votes of a person.
	 *
	 * @param string $email Mail address of the person.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$count = $this->cleanup->forget_person( $this->account( $email ), $email );
		return [
			'items_removed'  => $count > 0,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}

	/**
	 * Suggests a text for the privacy policy.
	 */
	public function add_policy(): void {
		wp_add_privacy_policy_content(
			'Larder',
			wp_kses_post(
				'<p>' . __(
					'When you like, save, recommend or rate a recipe, we store that you did and when: with your account, or, without one, with a code that is made from a random name that your browser keeps. That name itself is not stored on our side, and you can delete it with the data of this site in your browser.',
					'larder'
				) . '</p>' .
				'<p>' . __(
					'To find votes that programs have sent in great number, we store a code with each vote that is made from the network address. The key of that code is thrown away after a week; from then on it cannot be traced to an address by anybody.',
					'larder'
				) . '</p>'
			)
		);
	}

	/**
	 * Returns the account of a person, 0 without one.
	 *
	 * @param string $email Mail address of the person.
	 */
	private function account( string $email ): int {
		$user = get_user_by( 'email', $email );
		return $user instanceof \WP_User ? $user->ID : 0;
	}

	/**
	 * Writes a vote for an export.
	 *
	 * @return array<string, mixed>
	 */
	private function describe( int $post_id, Kind $kind, Voter $voter ): array {
		$what = match ( $kind ) {
			Kind::Like      => __( 'You like it', 'larder' ),
			Kind::Wishlist  => __( 'You saved it', 'larder' ),
			Kind::Recommend => __( 'You recommend it', 'larder' ),
			Kind::Rating    => sprintf(
				/* translators: %d: number of stars. */
				_n( 'You gave it %d star', 'You gave it %d stars', (int) $this->votes->value_of( $post_id, $kind, $voter ), 'larder' ),
				(int) $this->votes->value_of( $post_id, $kind, $voter )
			),
		};
		return [
			'group_id'    => 'larder-votes',
			'group_label' => __( 'Likes, saved recipes, recommendations and ratings', 'larder' ),
			'item_id'     => "larder-$kind->value-$post_id",
			'data'        => [
				[
					'name'  => __( 'Recipe', 'larder' ),
					'value' => get_the_title( $post_id ),
				],
				[
					'name'  => __( 'What you did', 'larder' ),
					'value' => $what,
				],
			],
		];
	}
}
