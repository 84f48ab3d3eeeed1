<?php
declare( strict_types=1 );

namespace Larder\SavedRecipes;

use Larder\Ajax\Action;
use Larder\Ajax\Refusal;
use Larder\Card\CardData;
use Larder\Card\CardRenderer;
use Larder\Recipe\KnownPosts;
use Larder\Recipe\PostType;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The action `larder_saved_recipes`: gives the visitor's saved recipes, those that a guest has saved on the device, or a
 * list that somebody shares.
 *
 * @phpstan-import-type Collection from SavedList
 * @phpstan-import-type SavedRecipesRequest from \Larder\Contracts\Requests
 * @implements Action<SavedRecipesRequest>
 */
final class ListSaved implements Action {

	/** As many as one answer gives; the next part has the rest. */
	private const MAX_CARDS = 500;

	public function __construct(
		private readonly SavedList $list,
		private readonly CardData $cards,
		private readonly Settings $settings
	) {}

	/** {@inheritDoc} */
	public function name(): string {
		return 'larder_saved_recipes';
	}

	/** {@inheritDoc} */
	public function handle( array $input ): array {
		$share   = $input['share'] ?? '';
		$owner   = '' === $share ? null : $this->list->owner( $share );
		$user_id = '' === $share ? get_current_user_id() : (int) $owner?->ID;
		if ( '' !== $share && null === $owner ) {
			throw new Refusal( 'not_shared', esc_html__( 'This list is no longer shared.', 'larder' ), 404 );
		}
		$layout = CardRenderer::asked( $input['layout'] ?? '' );
		$level  = $input['level'] ?? 3;
		$start  = 0 === $user_id ? 0 : ( ( $input['page'] ?? 1 ) - 1 ) * self::MAX_CARDS;
		$saved  = 0 === $user_id ? $this->of_device( $input['ids'] ?? [] ) : $this->list->recipes( $user_id );
		$saved  = null === $owner ? $saved : self::shown_to_all( $saved );
		$cards  = $this->cards->list( array_slice( $saved, $start, self::MAX_CARDS ), 0, false, $layout );
		return [
			'logged_in'   => is_user_logged_in(),
			'owner'       => $owner->display_name ?? '',
			'recipes'     => $cards,
			'has_more'    => count( $saved ) > $start + self::MAX_CARDS,
			'printed'     => CardRenderer::printed( $cards, $layout, $level ),
			'collections' => $this->collections( $user_id, null === $owner ? null : $saved ),
			'revision'    => 0 === $user_id ? 0 : $this->list->revision( $user_id ),
			'share'       => '' === $share && 0 !== $user_id ? $this->list->share( $user_id ) : '',
		];
	}

	/**
	 * Returns the recipes that everybody may see: a list that is shared names no draft and nothing private, not even by its number.
	 *
	 * @param list<int> $ids The recipes.
	 * @return list<int>
	 */
	private static function shown_to_all( array $ids ): array {
		return array_values( array_filter( KnownPosts::among( $ids ), is_post_publicly_viewable( ... ) ) );
	}

	/**
	 * Lists the collections of an account.
	 *
	 * @param int            $user_id The account, 0 for a guest, who has none.
	 * @param list<int>|null $shown   The only recipes that they may name; null for all, which their owner has.
	 * @return list<Collection>
	 */
	private function collections( int $user_id, ?array $shown ): array {
		$collections = 0 === $user_id ? [] : $this->list->collections( $user_id );
		return null === $shown ? $collections : array_map(
			static fn ( array $collection ): array => [ 'recipes' => array_values( array_intersect(
				$collection['recipes'],
				$shown
			) ) ] + $collection,
			$collections
		);
	}

	/**
	 * Lists the recipes that a guest has saved on the device, where guests may.
	 *
	 * @param list<int> $ids What the device has.
	 * @return list<int>
	 */
	private function of_device( array $ids ): array {
		if ( ! $this->settings->guests_save_on_device() ) {
			return [];
		}
		return array_values( array_filter(
			KnownPosts::among( $ids ),
			static fn ( int $id ): bool => PostType::NAME === get_post_type( $id )
		) );
	}
}
